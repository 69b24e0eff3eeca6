/** Folder of the worker files in a build, so that no other file counts as a worker. */
const FOLDER = 'workers/';

/** Pattern of their names, with a hash of the content. */
export const WORKER_FILE_NAMES = `${FOLDER}[name]-[hash].js`;

/** Lists the URLs of the workers of a build. @param {Record<string, unknown> | undefined} bundle */
export const listWorkerFiles = (bundle = {}) =>
  Object.keys(bundle)
    .filter((file) => file.startsWith(FOLDER) && file.endsWith('.js'))
    .map((file) => `/${file}`);

/**
 * Creates the script that makes the one Trusted Types policy of the site, `pavilion-worker` (SEC-07). It accepts the
 * worker files of the build and nothing else. The page makes it before any other script, so that no other script can
 * make a policy of this name. A worker is started with `new Worker(pavilionWorker.createScriptURL(url))`.
 *
 * @param {readonly string[]} files URLs of the workers
 */
export const createWorkerPolicyScript = (files) =>
  `(function(f,t){self.pavilionWorker=t.createPolicy('pavilion-worker',{createScriptURL:function(u){if(f.indexOf(u)<0)throw new TypeError('No worker of this site: '+u);return u}})})(${JSON.stringify(files)},self.trustedTypes||{createPolicy:function(n,p){return p}})`;
