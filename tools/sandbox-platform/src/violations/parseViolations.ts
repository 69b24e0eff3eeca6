import type { Violation } from './createViolations.ts';

type Fields = Readonly<Record<string, unknown>>;

const MAX_TEXT = 300;

const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Returns the first value as text, without query and fragment, because they may contain personal data. */
function readText(...values: readonly unknown[]): string {
  const text = values.find((value): value is string => typeof value === 'string') ?? '';
  return (/^[^?#]*/.exec(text)?.[0] ?? '').slice(0, MAX_TEXT);
}

const readNumber = (...values: readonly unknown[]): number => Number(values.find(Number.isInteger) ?? 0);

function readSource(file: string, line: number, column: number): string {
  return file === '' ? '' : `${file}:${line}:${column}`;
}

/** Reads the fields of both forms: hyphens for `report-uri`, camel case for the Reporting API. */
function toViolation(fields: Fields): Violation | undefined {
  const violation = {
    directive: readText(fields['effective-directive'], fields['effectiveDirective'], fields['violated-directive']),
    page: readText(fields['document-uri'], fields['documentURL']),
    blocked: readText(fields['blocked-uri'], fields['blockedURL']),
    source: readSource(
      readText(fields['source-file'], fields['sourceFile']),
      readNumber(fields['line-number'], fields['lineNumber']),
      readNumber(fields['column-number'], fields['columnNumber']),
    ),
  };
  return violation.directive !== '' && violation.page !== '' ? violation : undefined;
}

/** Returns the bodies of a report: one for `report-uri`, a list with other kinds of reports for the Reporting API. */
function listBodies(report: unknown): readonly unknown[] {
  if (isFields(report)) return [report['csp-report']];
  if (!Array.isArray(report)) return [];
  return report.filter(isFields).flatMap(({ type, body }) => (type === 'csp-violation' ? [body] : []));
}

/**
 * Parses a report of a browser: `application/csp-report` (one object) or `application/reports+json` (a list).
 *
 * @returns `undefined` if the text is not JSON or contains no violation
 */
export function parseViolations(text: string): readonly Violation[] | undefined {
  try {
    const found = listBodies(JSON.parse(text)).flatMap((body) => (isFields(body) ? (toViolation(body) ?? []) : []));
    return found.length > 0 ? found : undefined;
  } catch {
    return undefined;
  }
}
