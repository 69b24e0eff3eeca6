import type { DocumentTitle } from '@pavilion/site-contract';

/**
 * Creates the title of the document, such as "存款 - 云阁".
 *
 * @param site title of the site until the settings are loaded
 * @param write sets `document.title`
 */
export function createDocumentTitle(site: string, write: (text: string) => void): DocumentTitle {
  let page = '';
  const show = () => write(page ? `${page} - ${site}` : site);
  return {
    showSite: (title) => {
      site = title;
      show();
    },
    namePage: (name) => {
      page = name;
      show();
    },
  };
}
