import { Search } from 'lucide-react';
import type { ReactElement, ReactNode } from 'react';
import { Form } from 'react-router';
import { QUERY_LENGTHS } from '#core/library/list-query.ts';
import { KIND_WORDS } from '#core/library/kind-words.ts';
import { ITEM_KINDS } from '#core/library/kind.ts';
import type { SkillId } from '#core/skills/skill-ids.ts';
import { SKILLS } from '#core/skills/skills.ts';
import { capitalized } from '#core/words.ts';
import { Button, IconButton } from '#web/ui/button.tsx';
import { classes } from '#web/ui/classes.ts';
import { FieldError, SelectField, TextField } from '#web/ui/field.tsx';
import type { LibraryQuery } from './library-query.ts';
import { useFilterForm } from './use-filter-form.ts';

export interface LibraryFiltersProps {
  readonly query: LibraryQuery;
  readonly topics: readonly { readonly topic: string; readonly items: number }[];
  readonly skills: readonly { readonly skill: SkillId; readonly items: number }[];
  /** Of the list of everything only: words to look for, and the kind. */
  readonly isEverything?: boolean;
}

const FILTERS = 'filters';

/** By the number of choices: none stands alone in its row, so of an odd number the first takes a row where there are two columns. */
const ODD = 'max-md:[&>:nth-child(1_of_:has(select))]:col-span-full';
const COLUMNS: Readonly<Record<number, string>> = {
  3: `${ODD} md:grid-cols-3`,
  4: 'md:grid-cols-4',
  5: `${ODD} md:grid-cols-5 xl:grid-cols-7`,
};

/** For what goes when it is pressed, and changes the list. */
export const focusFilters = (): void => document.querySelector<HTMLElement>(`#${FILTERS} select`)?.focus({ preventScroll: true });

/** A plain form that is sent by GET: every choice is in the address, and it works before the page is alive. */
export function LibraryFilters({ query, topics, skills, isEverything = false }: LibraryFiltersProps): ReactElement {
  const { form, chosen, choose, send, isHeldUp } = useFilterForm(query);
  const topicCounts = new Map(topics.map(({ topic, items }) => [topic, items]));
  const skillCounts = new Map(skills.map(({ skill, items }) => [skill, items]));
  const offeredTopics = withChosen([...topicCounts.keys()], query.topic, chosen.topic);
  const offeredSkills = withChosen([...skillCounts.keys()], query.skill, chosen.skill);
  const choices = 3 + Number(isEverything) + Number(offeredSkills.length > 0);
  return (
    <Form
      ref={form}
      id={FILTERS}
      role="search"
      aria-label={isEverything ? 'Filter the library' : 'Filter this list'}
      preventScrollReset
      onSubmit={(event) => {
        event.preventDefault();
        send();
      }}
      className={classes('mb-8 grid grid-cols-2 items-end gap-3 md:gap-4', COLUMNS[choices])}
    >
      {isEverything ? (
        <>
          <TextField
            label="Search"
            name="q"
            type="search"
            defaultValue={query.q}
            placeholder="Titles, people, topics"
            maxLength={QUERY_LENGTHS.q}
            className="col-span-full min-w-0 xl:col-span-2"
            after={
              <IconButton type="submit" label="Search" className="mr-0.75">
                <Search size={18} aria-hidden="true" />
              </IconButton>
            }
          />
          <Choice label="Kind" name="kind" value={query.kind} onChange={choose} any="All kinds">
            {ITEM_KINDS.map((kind) => (
              <option key={kind} value={kind}>
                {KIND_WORDS[kind].list}
              </option>
            ))}
          </Choice>
        </>
      ) : null}
      <Choice label="Topic" name="topic" value={query.topic} onChange={choose} any="All topics">
        {offeredTopics.map((topic) => (
          <option key={topic} value={topic}>
            {withCount(capitalized(topic), topicCounts.get(topic))}
          </option>
        ))}
      </Choice>
      {offeredSkills.length > 0 ? (
        <Choice label="Skill" name="skill" value={query.skill} onChange={choose} any="All skills">
          {offeredSkills.map((skill) => (
            <option key={skill} value={skill}>
              {withCount(SKILLS[skill].name, skillCounts.get(skill))}
            </option>
          ))}
        </Choice>
      ) : null}
      <Choice label="Length" name="length" value={query.length} onChange={choose} any="Any length">
        <option value="short">Under 10 min</option>
        <option value="medium">10 to 60 min</option>
        <option value="long">Over 1 h</option>
      </Choice>
      <Choice label="Sort" name="sort" value={query.sort} onChange={choose} any="Newest first">
        <option value="title">Title, A to Z</option>
        <option value="length">Shortest first</option>
      </Choice>
      <noscript>
        <button type="submit" className="min-h-11 rounded-2 bg-ink px-4.5 font-[570] text-on-ink">
          Show
        </button>
      </noscript>
      {isHeldUp ? (
        <div role="alert" className="col-span-full flex flex-wrap items-center gap-3">
          <FieldError>Your connection is lost. The list changes as soon as it is back.</FieldError>
          <Button size="sm" onClick={send}>
            Try again
          </Button>
        </div>
      ) : null}
    </Form>
  );
}

interface ChoiceProps {
  readonly label: string;
  readonly name: string;
  readonly value: string | undefined;
  readonly onChange: () => void;
  /** The first option, which leaves nothing out. */
  readonly any: string;
  readonly children: ReactNode;
}

function Choice({ label, name, value, onChange, any, children }: ChoiceProps): ReactElement {
  return (
    <SelectField label={label} name={name} defaultValue={value ?? ''} onChange={onChange} className="min-w-0">
      <option value="">{any}</option>
      {children}
    </SelectField>
  );
}

/** What no work of this list has still has to be shown as chosen. */
function withChosen<Name extends string>(listed: readonly Name[], ...chosen: (Name | undefined)[]): Name[] {
  const unlisted = chosen.filter((name) => name !== undefined).filter((name) => !listed.includes(name));
  return [...new Set(unlisted), ...listed];
}

const withCount = (words: string, items: number | undefined): string => (items === undefined ? words : `${words} (${items})`);
