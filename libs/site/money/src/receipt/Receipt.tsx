import { useServices } from '@pavilion/site-contract';
import { QrCode } from '@pavilion/site-qr';
import { Fragment } from 'react';
import type { ReceiptDocument, ReceiptRow } from './receiptDocument.ts';
import { Amount, Code, Head, Legs, Notes, Paper, PrintStyle, Rows } from './receiptStyles.ts';

/** Props of {@link Receipt}. */
export interface ReceiptProps {
  readonly document: ReceiptDocument;
  /** Accessible name of the QR code. */
  readonly codeLabel: string;
}

/** The receipt on the page and on paper. */
export function Receipt({ document, codeLabel }: ReceiptProps) {
  const { kind, state, amount, legs, rows, totals, notes, path } = document;
  return (
    <Paper data-receipt="" aria-label={kind}>
      <PrintStyle />
      <ReceiptHead kind={kind} state={state} />
      {amount && (
        <Amount>
          <small>{amount.name}</small>
          <strong>{amount.text}</strong>
          <small>{amount.words}</small>
        </Amount>
      )}
      {legs.length > 0 && (
        <Legs>
          {legs.map(({ title, figure, notes: about }, index) => (
            <li key={index}>
              <strong>{title}</strong>
              <strong data-figure="">{figure}</strong>
              {about.map((note) => (
                <small key={note}>{note}</small>
              ))}
            </li>
          ))}
        </Legs>
      )}
      <RowList rows={rows} />
      {totals.length > 0 && <RowList rows={totals} isTotal />}
      <Code>
        <QrCode text={toAbsoluteUrl(path)} label={codeLabel} />
        <Notes>
          {notes.map((note) => (
            <li key={note}>{note}</li>
          ))}
        </Notes>
      </Code>
    </Paper>
  );
}

function ReceiptHead({ kind, state }: Pick<ReceiptDocument, 'kind' | 'state'>) {
  const { brand, i18n } = useServices();
  return (
    <Head>
      <svg aria-hidden="true">
        <use href="#brand-mark" />
      </svg>
      <strong>{brand.names[i18n.locale()]}</strong>
      <span>
        <strong>{kind}</strong>
        <small>{state}</small>
      </span>
    </Head>
  );
}

interface RowListProps {
  readonly rows: readonly ReceiptRow[];
  readonly isTotal?: boolean;
}

const RowList = ({ rows, isTotal }: RowListProps) => (
  <Rows data-totals={isTotal}>
    {rows.map(([name, value]) => (
      <Fragment key={name}>
        <dt>{name}</dt>
        <dd>{value}</dd>
      </Fragment>
    ))}
  </Rows>
);

/** Makes a path absolute, because another device scans it. */
export const toAbsoluteUrl = (path: string): string => new URL(path, window.location.origin).href;
