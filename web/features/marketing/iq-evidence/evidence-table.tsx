import { useId, type ReactElement, type ReactNode } from 'react';
import './evidence-table.css';

export interface EvidenceTableProps {
  readonly caption: string;
  readonly head: readonly string[];
  /** Bodies of rows, each of which begins with its heading. */
  readonly children: ReactNode;
}

/** Figures in columns. Where they have no room they are scrolled in their own frame, also by keyboard, beside the headings of their rows. */
export function EvidenceTable({ caption, head, children }: EvidenceTableProps): ReactElement {
  const id = useId();
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <div role="region" aria-labelledby={id} tabIndex={0} className="evidence-frame">
      <table className="evidence-table">
        <caption id={id}>
          <span>{caption}</span>
        </caption>
        <thead>
          <tr>
            {head.map((column) => (
              <th key={column} scope="col">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        {children}
      </table>
    </div>
  );
}
