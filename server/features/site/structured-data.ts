import type { Brand } from '#core/brand/brand.ts';
import { groupsOf } from '#core/faq/question-groups.ts';
import type { ItemSummary } from '#core/library/catalogue.ts';
import type { ItemKind } from '#core/library/kind.ts';

interface StructuredInput {
  origin: string;
  path: string;
  title: string;
  brand: Brand;
  works: readonly ItemSummary[];
}

/** What a page is, as search engines read it: schema.org in JSON, safe inside a script. */
export function structuredData(input: StructuredInput): string {
  const { origin, path, brand, works } = input;
  const organization = `${origin}/#organization`;
  const graph: object[] = [
    { '@type': 'Organization', '@id': organization, name: brand.name, url: `${origin}/`, email: brand.support_email },
    { '@type': 'WebSite', '@id': `${origin}/#site`, name: brand.name, url: `${origin}/`, publisher: { '@id': organization } },
  ];
  if (path !== '/') graph.push(breadcrumbs(input));
  if (path === '/faq') graph.push(questionsOf(brand));
  if (works.length > 0) graph.push(workList(input));
  // No value can end the script that it stands in.
  return JSON.stringify({ '@context': 'https://schema.org', '@graph': graph }).replaceAll('<', '\\u003c');
}

function breadcrumbs({ origin, path, title, brand }: StructuredInput) {
  return {
    '@type': 'BreadcrumbList',
    itemListElement: [
      { '@type': 'ListItem', position: 1, name: brand.name, item: `${origin}/` },
      { '@type': 'ListItem', position: 2, name: title, item: `${origin}${path}` },
    ],
  };
}

const questionsOf = (brand: Brand) => ({
  '@type': 'FAQPage',
  mainEntity: groupsOf(brand).flatMap(({ questions }) =>
    questions.map(({ question, answer }) => ({ '@type': 'Question', name: question, acceptedAnswer: { '@type': 'Answer', text: answer } })),
  ),
});

const WORK_TYPES: Partial<Record<ItemKind, string>> = { podcast: 'PodcastSeries', audiobook: 'Audiobook', video: 'LearningResource' };

function workList({ origin, path, works }: StructuredInput) {
  const itemListElement = works.map(({ id, kind, title, description }, i) => ({
    '@type': 'ListItem',
    position: i + 1,
    item: { '@type': WORK_TYPES[kind] ?? 'CreativeWork', name: title, description, url: `${origin}${path}#${encodeURIComponent(id)}` },
  }));
  return { '@type': 'ItemList', itemListElement };
}
