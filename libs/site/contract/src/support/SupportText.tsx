import { Link } from 'react-router-dom';
import { formatSupportPath, type SupportSubject } from './formatSupportPath.ts';
import { supportTerms } from './supportTerms.ts';

/** Props of {@link SupportText}. */
export interface SupportTextProps extends SupportSubject {
  readonly children: string;
}

const PARTS = new RegExp(`(${supportTerms.join('|')})`, 'u');

/** A text in which "contact customer service" is a link that brings the subject along. */
export function SupportText({ children, ...subject }: SupportTextProps) {
  const parts = children.split(PARTS);
  if (parts.length === 1) return children;
  return parts.map((part, index) =>
    index % 2 === 1 ? (
      <Link key={index} to={formatSupportPath(subject)}>
        {part}
      </Link>
    ) : (
      part
    ),
  );
}
