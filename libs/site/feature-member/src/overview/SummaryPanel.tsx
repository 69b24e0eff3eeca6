import { useIsPathHidden } from '@pavilion/site-contract';
import { LoadFailure } from '@pavilion/site-data';
import type { Read } from '@pavilion/site-data';
import { ChevronRightIcon, Skeleton, SkeletonGroup, VisuallyHidden } from '@pavilion/ui-kit';
import { useId, type ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { useMemberCentreT } from '../messages/memberCentreMessages.ts';
import { More, Stale, Summary, SummaryHead } from './overviewStyles.ts';

/** Props of {@link SummaryPanel}. */
export interface SummaryPanelProps<Data> {
  readonly title: string;
  /** Count or level next to the title. */
  readonly tag?: ReactNode;
  /** Page with all of it. While it is hidden, so is the panel. */
  readonly link: { readonly to: string; readonly text: string };
  readonly read: Pick<Read<Data>, 'data' | 'failure' | 'isFetching' | 'refetch'>;
  /** Height of the placeholder, equal to that of a usual content. */
  readonly height: string;
  readonly children: (data: Data) => ReactNode;
}

/** Panel of the overview with a read of its own, so that a failure of one panel leaves the others usable. */
export function SummaryPanel<Data>({ title, tag, link, read, height, children }: SummaryPanelProps<Data>) {
  const t = useMemberCentreT();
  const { data, failure, isFetching, refetch } = read;
  const id = useId();
  const isHidden = useIsPathHidden();
  if (isHidden(link.to)) return null;
  return (
    <Summary aria-labelledby={id} aria-busy={data === undefined && !failure}>
      <SummaryHead>
        <h2 id={id}>{title}</h2>
        {tag}
        <More as={Link} to={link.to}>
          {link.text}
          <ChevronRightIcon />
        </More>
      </SummaryHead>
      {data !== undefined ? (
        <>
          {children(data)}
          {failure && <Stale role="status">{t('overview.stale')}</Stale>}
        </>
      ) : failure ? (
        <LoadFailure isCompact failure={failure} isFetching={isFetching} onRetry={refetch} />
      ) : (
        <SkeletonGroup>
          <VisuallyHidden>{t('load.loading')}</VisuallyHidden>
          <Skeleton height={height} />
        </SkeletonGroup>
      )}
    </Summary>
  );
}
