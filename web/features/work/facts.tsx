import { Fragment, type ReactElement, type ReactNode } from 'react';
import { formatDuration } from '#core/format-time.ts';
import type { ItemDetail } from '#core/library/catalogue.ts';
import type { SkillId } from '#core/skills/skill-ids.ts';
import { SKILLS } from '#core/skills/skills.ts';
import { capitalized } from '#core/words.ts';
import { skillPath, topicPath } from '#web/addresses.ts';
import { TextLink } from '#web/ui/button.tsx';
import { FactList } from '#web/ui/fact-list.tsx';

type Fact = readonly [name: string, value: ReactNode];

/** What is known about a work, nothing else. */
export function Facts({ item }: { readonly item: ItemDetail }): ReactElement {
  const facts: readonly (Fact | null)[] = [
    item.durationSec > 0
      ? ['Length', item.kind === 'ebook' ? `${formatDuration(item.durationSec)} to read` : formatDuration(item.durationSec)]
      : null,
    item.narrator ? [item.kind === 'course' || item.kind === 'video' ? 'Spoken by' : 'Read by', item.narrator] : null,
    item.level ? ['Level', capitalized(item.level)] : null,
    item.series ? ['Series', item.series] : null,
    item.topics.length > 0 ? [item.topics.length > 1 ? 'Topics' : 'Topic', <Topics key="topics" topics={item.topics} />] : null,
    item.skills.length > 0 ? [item.skills.length > 1 ? 'Skills' : 'Skill', <Skills key="skills" skills={item.skills} />] : null,
    ['Language', languageName(item.language)],
    item.year ? ['Year', item.year] : null,
    [
      'Added',
      <time key="added" dateTime={item.publishedAt}>
        {dateWords(item.publishedAt)}
      </time>,
    ],
    item.access === 'members' ? ['Access', 'Members'] : null,
  ];
  return (
    <FactList className="gap-y-1.75 text-sm">
      {facts.map((fact) =>
        fact ? (
          <Fragment key={fact[0]}>
            <dt className="text-ink-3">{fact[0]}</dt>
            <dd>{fact[1]}</dd>
          </Fragment>
        ) : null,
      )}
    </FactList>
  );
}

function Topics({ topics }: { readonly topics: readonly string[] }): ReactElement {
  return <Links links={topics.map((topic) => ({ to: topicPath(topic), words: capitalized(topic) }))} />;
}

function Skills({ skills }: { readonly skills: readonly SkillId[] }): ReactElement {
  return <Links links={skills.map((skill) => ({ to: skillPath(skill), words: SKILLS[skill].name }))} />;
}

function Links({ links }: { readonly links: readonly { readonly to: string; readonly words: string }[] }): ReactElement {
  return (
    <ul className="flex flex-wrap gap-x-3 gap-y-1">
      {links.map(({ to, words }) => (
        <li key={to}>
          <TextLink to={to} className="inline-block leading-[1.85]">
            {words}
          </TextLink>
        </li>
      ))}
    </ul>
  );
}

/* Server and browser have to write the same words, whatever zone they run in. */
const DATE = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' });

const dateWords = (iso: string): string => DATE.format(new Date(iso));

function languageName(code: string): string {
  try {
    return new Intl.DisplayNames(['en'], { type: 'language' }).of(code) ?? code;
  } catch {
    return code;
  }
}
