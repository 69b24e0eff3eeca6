import { useLocale, useServices } from '@pavilion/site-contract';
import { useMemo } from 'react';
import { createFigures } from '../figures/createFigures.ts';
import { formatFigure } from '../figures/formatFigure.ts';

/** Returns a function that formats a figure by name in the site's language. It throws for a name without a figure. */
export function useFigureText(): (name: string) => string {
  const { brand } = useServices();
  const locale = useLocale();
  return useMemo(() => {
    const figures = createFigures(brand);
    return (name) => {
      const figure = figures[name];
      if (!figure) throw new Error(`useFigureText: there is no figure "${name}". Add it to createFigures.`);
      return formatFigure(figure, locale);
    };
  }, [brand, locale]);
}
