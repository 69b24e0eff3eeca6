const SANDBOX_PORT = 4300;
const LAST_PORT = 65_535;

/** Offsets from the port of the sandbox: 4310, and 4201 for the first site by default. */
const VENUE_OFFSET = 10;
const SITES_OFFSET = -99;

/**
 * Reads the ports of `npm start`. `SANDBOX_PORT` changes all of them, so that two stacks can run at once; each also has its own variable.
 *
 * @param {Readonly<Record<string, string | undefined>>} env
 * @param {readonly string[]} apps names of the sites; that of `main-cn` has the variable `MAIN_CN_PORT`
 * @throws {Error} if a port is not a whole number from 1 to 65535
 */
export function readPorts(env, apps) {
  const sandbox = readPort(env, 'SANDBOX_PORT', SANDBOX_PORT);
  return {
    sandbox,
    venue: readPort(env, 'SANDBOX_VENUE_PORT', sandbox + VENUE_OFFSET),
    sites: apps.map((app, at) => ({ app, port: readPort(env, toVariable(app), sandbox + SITES_OFFSET + at) })),
  };
}

/** @param {string} app */
const toVariable = (app) => `${app.replaceAll('-', '_').toUpperCase()}_PORT`;

/** @param {Readonly<Record<string, string | undefined>>} env @param {string} name @param {number} standard */
function readPort(env, name, standard) {
  const port = Number(env[name] || standard);
  if (Number.isInteger(port) && port >= 1 && port <= LAST_PORT) return port;
  throw new Error(
    env[name]
      ? `${name} is "${env[name]}"; it must be a port between 1 and ${LAST_PORT}.`
      : `${name} would be ${port} beside this SANDBOX_PORT; set ${name} to a port between 1 and ${LAST_PORT}.`,
  );
}
