import type { MetaDescriptor, MetaFunction } from 'react-router';
import type { RootData } from '#web/root-data.ts';

/** `export const meta = pageMeta('Audiobooks')`: the page's own title, then the brand's name. */
export function pageMeta<Data = unknown>(title: string | ((data: Data | undefined) => string), description?: string): MetaFunction {
  return ({ matches, loaderData }): MetaDescriptor[] => {
    const root = matches.find((match) => match?.id === 'root')?.loaderData as RootData | undefined;
    const own = typeof title === 'string' ? title : title(loaderData as Data | undefined);
    return [{ title: `${own}, ${root?.brand.name ?? 'Cairn'}` }, ...(description ? [{ name: 'description', content: description }] : [])];
  };
}
