import type { MetaDescriptor, MetaFunction } from 'react-router';
import type { RootData } from '#web/root-data.ts';

/** `export const meta = pageMeta('Audiobooks')`: the page's own title, then the brand's name. A page that failed has the title of its failure. */
export function pageMeta<Data = unknown>(title: string | ((data: Data | undefined) => string), description?: string): MetaFunction {
  return ({ matches, loaderData, error }): MetaDescriptor[] => {
    if (error) return [];
    const root = matches.find((match) => match?.id === 'root')?.loaderData as RootData | undefined;
    const own = typeof title === 'string' ? title : title(loaderData as Data | undefined);
    return [{ title: titleOf(own, root) }, ...(description ? [{ name: 'description', content: description }] : [])];
  };
}

export const titleOf = (page: string, root: RootData | undefined): string => `${page}, ${root?.brand.name ?? 'Cairn'}`;
