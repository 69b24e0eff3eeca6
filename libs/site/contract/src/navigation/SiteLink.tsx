import { Link, type LinkProps } from 'react-router-dom';
import { useIsPathHidden } from './useIsPathHidden.ts';

/** Props of {@link SiteLink}. */
export interface SiteLinkProps extends LinkProps {
  readonly to: string;
  /** Rest of a hidden link in a sentence: its text. */
  readonly whenHidden?: 'text';
}

/** Link to a page of the site. It renders nothing, or its text, while the page is hidden (ACT-02, GRD-05). */
export function SiteLink({ whenHidden, ...props }: SiteLinkProps) {
  const isHidden = useIsPathHidden();
  if (!isHidden(props.to)) return <Link {...props} />;
  return whenHidden === 'text' ? props.children : null;
}
