/** Hues to try a brand with; the specification shows this in development only. */
const HUES = [
  ['Trail', 38],
  ['Northlight', 258],
  ['Fenwick', 152],
  ['Heather', 322],
] as const;

export function ThemePicker() {
  return (
    <label className="text-sm text-ink-3">
      <span className="sr-only">Theme (development)</span>
      <select
        className="rounded-2 bg-well px-2 py-1"
        onChange={(event) => document.documentElement.style.setProperty('--brand-h', event.target.value)}
      >
        {HUES.map(([name, hue]) => (
          <option key={name} value={hue}>
            {name}
          </option>
        ))}
      </select>
    </label>
  );
}
