import { useState, useSyncExternalStore, type ReactElement, type SubmitEvent } from 'react';
import { useNavigate } from 'react-router';
import { FORM_PLANS, IQ_FORMS, IQ_TIMINGS, type IqForm, type IqTiming } from '#core/iq/forms.ts';
import { FIRST_LANGUAGES, LANGUAGE_NAMES, type FirstLanguage } from '#core/iq/sitting/first-language.ts';
import { iqCalls } from '#web/api/iq-calls.ts';
import { browserApiFor } from '#web/api/client.ts';
import { iqPracticePath, iqTestPath } from '#web/iq-addresses.ts';
import { useLearner } from '#web/root-data.ts';
import { Button, Signpost } from '#web/ui/button.tsx';
import { Checkbox, FieldError, SelectField } from '#web/ui/field.tsx';
import { Moment } from '#web/ui/moment.tsx';
import { SectionHead } from '#web/ui/page-head.tsx';
import { Segmented } from '#web/ui/segmented.tsx';
import { listDomains } from '../domain-words.ts';
import { countItems, FORM_WORDS, leftOut, rangePoints, TIMING_WORDS } from '../form-words.ts';

export interface BeginFormProps {
  readonly scoredAgainAt: string | null;
  /** A sitting is open already. */
  readonly hasBegun: boolean;
  /** Something else is the next step. */
  readonly isQuiet: boolean;
}

/** How the test is taken, and its begin. */
export function BeginForm({ scoredAgainAt, hasBegun, isQuiet }: BeginFormProps): ReactElement {
  const learnerId = useLearner()?.id ?? null;
  const navigate = useNavigate();
  const isAtHome = useIsAtHomeInEnglish();
  const [chosen, setForm] = useState<IqForm | null>(null);
  const form = chosen ?? (isAtHome ? 'full' : 'noverbal');
  const [timing, setTiming] = useState<IqTiming>('standard');
  const [allowsCalibration, setAllowsCalibration] = useState(false);
  const [firstLanguage, setFirstLanguage] = useState<FirstLanguage | null>(null);
  const [state, setState] = useState<{ isBusy: boolean; failure: string | null }>({ isBusy: false, failure: null });
  const Begin = isQuiet ? Button : Signpost;

  const begin = async (): Promise<void> => {
    setState({ isBusy: true, failure: null });
    try {
      const { id } = await iqCalls(browserApiFor(learnerId)).startIqSitting({
        ...{ form, timing, allowsCalibration },
        firstLanguage: allowsCalibration ? firstLanguage : null,
      });
      await navigate(iqTestPath(id));
    } catch (error) {
      setState({ isBusy: false, failure: `Not begun. ${(error as Error).message}` });
    }
  };
  const submit = (event: SubmitEvent<HTMLFormElement>): void => {
    event.preventDefault();
    if (!state.isBusy) void begin();
  };

  return (
    <section aria-labelledby="begin" className="iq-section">
      <SectionHead id="begin" title="How you take it" rule />
      <form onSubmit={submit} className="iq-begin">
        <fieldset className="iq-forms">
          <legend>Form</legend>
          {(isAtHome ? IQ_FORMS : IQ_FORMS.toSorted((a) => (a === 'noverbal' ? -1 : 0))).map((id) => (
            <FormChoice key={id} form={id} isChosen={form === id} onChoose={() => setForm(id)} />
          ))}
        </fieldset>
        <div className="iq-timing">
          <p className="font-semibold">Time for an item</p>
          <Segmented
            label="Time for an item"
            options={IQ_TIMINGS.map((value) => ({ value, label: TIMING_WORDS[value] }))}
            value={timing}
            onChange={setTiming}
          />
          <p className="iq-note">Nothing happens when it runs out, and it never changes the score. It is there to pace yourself by.</p>
        </div>
        <div>
          <Checkbox
            checked={allowsCalibration}
            onChange={({ target }) => setAllowsCalibration(target.checked)}
            label="My answers may be used to measure how hard the items are."
          />
          <p className="iq-note iq-consent">
            Then each answer is kept for that with its item, the order of its options, the time it took, the kind of device and the form; no
            name. Two to four more items are asked among the others; they do not count for you, and the review of your answers says which
            they were. Without it, nothing of this is done.
          </p>
          {allowsCalibration ? (
            <SelectField
              name="firstLanguage"
              label="Your first language"
              labelAside="optional"
              hint="The one you grew up with. It tells whether items are harder for people of some languages, and is kept with this sitting alone."
              value={firstLanguage ?? ''}
              onChange={({ target }) => setFirstLanguage(FIRST_LANGUAGES.find((id) => id === target.value) ?? null)}
              className="iq-language"
            >
              <option value="">Prefer not to say</option>
              {FIRST_LANGUAGES.map((id) => (
                <option key={id} value={id}>
                  {LANGUAGE_NAMES[id]}
                </option>
              ))}
            </SelectField>
          ) : null}
        </div>
        {scoredAgainAt === null ? null : (
          <p className="iq-advice">
            A sitting now is practice and gives no score: people who have just taken such a test do better at the next one by practice
            alone. Sittings are scored again from <Moment atMs={Date.parse(scoredAgainAt)} isDate />.
          </p>
        )}
        {hasBegun ? (
          <p className="iq-advice">
            You have a sitting open. A new one begins beside it, with other items, and you can go on with either from this page.
          </p>
        ) : null}
        <div role="alert">{state.failure === null ? null : <FieldError>{state.failure}</FieldError>}</div>
        <div className="iq-actions">
          <Begin type="submit" {...(isQuiet ? { variant: 'ink' as const } : {})} aria-disabled={state.isBusy}>
            Begin the test
          </Begin>
          <Button to={iqPracticePath(form)}>Try the practice items</Button>
        </div>
      </form>
    </section>
  );
}

interface FormChoiceProps {
  readonly form: IqForm;
  readonly isChosen: boolean;
  readonly onChoose: () => void;
}

function FormChoice({ form, isChosen, onChoose }: FormChoiceProps): ReactElement {
  const { name, minutes, text } = FORM_WORDS[form];
  const missing = leftOut(form);
  return (
    <label className="iq-form">
      <input type="radio" name="form" value={form} checked={isChosen} onChange={onChoose} />
      <span className="iq-form-name">{name}</span>
      <span>
        {countItems(form)} items, about {minutes} minutes: {listDomains(FORM_PLANS[form].domains)}.
        {missing.length === 0 ? '' : ` Left out: ${listDomains(missing)}.`} The range goes about {rangePoints(form)} points to either side
        of the best guess.
      </span>
      <span className="iq-note">{text}</span>
    </label>
  );
}

const NEVER = (): (() => void) => () => undefined;

/** As far as the browser can tell; the choice stays with the learner. */
const useIsAtHomeInEnglish = (): boolean =>
  useSyncExternalStore(
    NEVER,
    () => navigator.languages.some((language) => /^en\b/i.test(language)),
    () => true,
  );
