import { getProject } from '../files/getProject.mjs';

/** @typedef {import('./cruise.mjs').Violation} Violation */
/** @typedef {Record<string, Record<string, string[]>>} Exceptions imports by project and rule, each as `from -> to` */

/** @param {readonly Violation[]} violations @returns {Exceptions} sorted */
export function groupViolations(violations) {
  /** @type {Exceptions} */
  const grouped = {};
  for (const { rule, from, to } of [...violations].sort(compareViolations)) {
    const project = getProject(from);
    const rules = (grouped[project] ??= {});
    (rules[rule] ??= []).push(`${cut(from, project)} -> ${cut(to, project)}`);
  }
  return grouped;
}

/** @param {Violation} a @param {Violation} b */
function compareViolations(a, b) {
  const [left, right] = [a, b].map(({ rule, from, to }) => `${from} ${rule} ${to}`);
  return left === right ? 0 : String(left) < String(right) ? -1 : 1;
}

/** @param {string} path @param {string} project */
const cut = (path, project) => (path.startsWith(`${project}/`) ? path.slice(project.length + 1) : path);

/** @param {Exceptions} exceptions @returns {string[]} one line per import */
const toLines = (exceptions) =>
  Object.entries(exceptions).flatMap(([project, rules]) =>
    Object.entries(rules).flatMap(([rule, imports]) => imports.map((found) => `${project}: ${rule}: ${found}`)),
  );

/**
 * Compares the current violations with the listed exceptions.
 *
 * @param {Exceptions} actual
 * @param {Exceptions} listed
 */
export function compareWithList(actual, listed) {
  const [now, known] = [toLines(actual), toLines(listed)];
  return {
    added: now.filter((line) => !known.includes(line)),
    gone: known.filter((line) => !now.includes(line)),
  };
}

/**
 * Finds the projects whose list has grown. A project that had no exceptions may not have one.
 *
 * @param {Exceptions} listed
 * @param {Exceptions} before the list at the commit compared with
 * @returns {string[]}
 */
export function findGrowth(listed, before) {
  return Object.entries(listed).flatMap(([project, rules]) =>
    Object.entries(rules).flatMap(([rule, imports]) => {
      const allowed = before[project]?.[rule]?.length ?? 0;
      return imports.length > allowed ? [`${project}: ${rule}: ${imports.length}, before ${allowed}`] : [];
    }),
  );
}
