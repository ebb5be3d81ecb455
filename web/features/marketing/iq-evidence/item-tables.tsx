import { Plus } from 'lucide-react';
import type { ReactElement } from 'react';
import { IQ_DOMAINS, LEVELS, type IqDomain, type Level } from '#core/iq/domains.ts';
import { AUDITED, faultsOf } from '#core/iq/evidence/audited.ts';
import { DOMAIN_NAMES } from '#core/iq/report/describe-sitting.ts';
import { itemParameters, scoringModel } from '#core/iq/scoring/calibration.ts';
import { TEMPLATE_CATALOGUE, TEMPLATE_IDS, type TemplateId } from '#core/iq/templates/catalogue.ts';
import { guessOf } from '#core/iq/templates/short-cuts.ts';
import { TEMPLATE_NAMES } from '#core/iq/templates/template-names.ts';
import { printMinus } from '#core/iq/templates/print-minus.ts';
import { EvidenceGroup, EvidenceRow, EvidenceTable } from './evidence-table.tsx';
import { count, percent } from './say-figures.ts';

const COLUMNS = ['Difficulty', 'Slope', 'Guess', 'Chance', 'Blind', 'At a look', 'Items made'];

/** Every kind of item at every level, a domain at a time. */
export function ItemTables(): ReactElement {
  return (
    <div className="divide-y divide-line border-y-[1.5px] border-y-ink">
      {IQ_DOMAINS.map((domain) => (
        <DomainItems key={domain} domain={domain} />
      ))}
    </div>
  );
}

function DomainItems({ domain }: { readonly domain: IqDomain }): ReactElement {
  const templates = TEMPLATE_IDS.filter((id) => TEMPLATE_CATALOGUE[id].domain === domain);
  const cells = templates.flatMap((template) => LEVELS.map((level) => ({ template, level, cell: AUDITED[template][level] })));
  const made = cells.reduce((sum, { cell }) => sum + cell.items, 0);
  const beyond = cells.filter(({ template, level, cell }) => faultsOf(template, level, cell).length > 0).length;
  return (
    <details className="group">
      <summary className="flex min-h-14 list-none items-center justify-between gap-4 py-3 hover:text-accent-ink [&::-webkit-details-marker]:hidden">
        <span>
          <h3 className="inline text-lg">{DOMAIN_NAMES[domain]}</h3>{' '}
          <span className="text-ink-2">
            {templates.length} kinds, {count(made)} items made
            {beyond === 0 ? '' : `, ${beyond} of ${cells.length} levels beyond a bound`}
          </span>
        </span>
        <Plus size={18} strokeWidth={1.75} aria-hidden="true" className="flex-none text-ink-2 transition-transform group-open:rotate-45" />
      </summary>
      <EvidenceTable caption={`${DOMAIN_NAMES[domain]} items`} head={['Level', ...COLUMNS]}>
        {templates.map((template) => (
          <tbody key={template}>
            <EvidenceGroup heading={TEMPLATE_NAMES[template]} columns={COLUMNS} />
            {LEVELS.map((level) => (
              <LevelRow key={level} template={template} level={level} />
            ))}
          </tbody>
        ))}
      </EvidenceTable>
    </details>
  );
}

function LevelRow({ template, level }: { readonly template: TemplateId; readonly level: Level }): ReactElement {
  const { slope, difficultySd: assumedSd } = scoringModel();
  const { difficulty, difficultySd = assumedSd } = itemParameters(template, level);
  const { chance, blind, shallow, items } = AUDITED[template][level];
  const guess = guessOf(template, level, chance);
  return (
    <EvidenceRow
      columns={COLUMNS}
      heading={String(level)}
      headingLabel="Level"
      figures={[
        `${printMinus(difficulty.toFixed(1))} ± ${difficultySd.toFixed(1)}`,
        slope.toFixed(1),
        guess > chance ? (
          <span key="guess">
            <b>{percent(guess)}</b>
            <span className="sr-only">, a short cut counted in</span>
          </span>
        ) : (
          percent(guess)
        ),
        percent(chance),
        percent(blind),
        shallow === undefined ? 'not tried' : shallow === null ? 'no sign' : percent(shallow.accuracy),
        count(items),
      ]}
    />
  );
}

/** Where items miss what is asked of them. */
export function BeyondBounds(): ReactElement {
  const found = TEMPLATE_IDS.flatMap((template) =>
    LEVELS.flatMap((level) => faultsOf(template, level, AUDITED[template][level]).map((fault) => ({ template, level, fault }))),
  );
  if (found.length === 0) return <p>In these figures nothing does.</p>;
  return (
    <ul className="list-disc pl-6">
      {found.map(({ template, level, fault }) => (
        <li key={`${template} ${level} ${fault}`}>
          {TEMPLATE_NAMES[template]}, level {level}: {FAULT_WORDS[fault](template, level)}.
        </li>
      ))}
    </ul>
  );
}

const FAULT_WORDS: Record<ReturnType<typeof faultsOf>[number], (template: TemplateId, level: Level) => string> = {
  unsound: (template, level) => `${AUDITED[template][level].unsound} items do not have one right answer`,
  few: (template, level) => `only ${AUDITED[template][level].distinct} different items`,
  blind: (template, level) => {
    const { blindUpper, chance } = AUDITED[template][level];
    return `up to ${percent(blindUpper)} are guessed without the question, by chance ${percent(chance)}`;
  },
  look: (template, level) => {
    const { shallow, chance } = AUDITED[template][level];
    return `${percent(shallow?.accuracy ?? 0)} are answered at a look, while a guess is counted as right in ${percent(guessOf(template, level, chance))}`;
  },
  slow: (template, level) => `one item in a hundred takes more than ${AUDITED[template][level].p99Ms.toFixed(0)} ms to make`,
};
