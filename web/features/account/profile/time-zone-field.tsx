import { useId, useState, type ReactElement } from 'react';
import { Switch, TextField } from '#web/ui/field.tsx';
import { zoneHere } from '#web/zone-here.ts';

interface TimeZoneFieldProps {
  /** Name of the IANA database; null: wherever the device is. */
  readonly value: string | null;
  readonly onChange: (timeZone: string | null) => void;
}

/** The zone in which the learner's days begin: the device's, or one that is found by typing a part of its name. */
export function TimeZoneField({ value, onChange }: TimeZoneFieldProps): ReactElement {
  const listId = useId();
  // What is being typed and is no zone yet; null when the field shows what is chosen.
  const [typed, setTyped] = useState<string | null>(null);
  const isUnknown = typed !== null && typed !== value;
  const take = (text: string): void => {
    const zone = findZone(text);
    setTyped(zone === undefined ? text : null);
    if (zone !== undefined && zone !== value) onChange(zone);
  };
  return (
    <>
      <Switch
        className="mt-4 border-t border-line pt-3"
        label={
          <>
            Time zone as this device
            <span className="block text-sm text-ink-3">Your days, your streak and your review follow it.</span>
          </>
        }
        checked={value === null}
        onChange={({ target }) => {
          setTyped(null);
          onChange(target.checked ? null : (zoneHere() ?? null));
        }}
      />
      {value === null ? null : (
        <>
          <TextField
            className="mt-2"
            label="Time zone"
            name="timeZone"
            list={listId}
            autoComplete="off"
            spellCheck={false}
            value={typed ?? value}
            error={isUnknown ? `Not saved yet. Choose one from the list, such as ${value}.` : null}
            onChange={({ target }) => take(target.value)}
          />
          <datalist id={listId}>
            {Intl.supportedValuesOf('timeZone').map((zone) => (
              <option key={zone}>{zone}</option>
            ))}
          </datalist>
        </>
      )}
    </>
  );
}

const findZone = (text: string): string | undefined => {
  const wanted = text.trim().toLowerCase().replaceAll(' ', '_');
  return [...Intl.supportedValuesOf('timeZone'), 'UTC'].find((zone) => zone.toLowerCase() === wanted);
};
