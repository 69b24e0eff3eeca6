/**
 * Lists the files of a folder and of the folders in it.
 *
 * @param {import('@nx/devkit').Tree} tree @param {string} folder @returns {string[]}
 */
export const listFiles = (tree, folder) =>
  tree.children(folder).flatMap((name) => {
    const path = `${folder}/${name}`;
    return tree.isFile(path) ? [path] : listFiles(tree, path);
  });
