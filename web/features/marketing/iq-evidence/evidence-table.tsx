/* A folded row is no row of a table to every browser, unless its roles are said. */
/* oxlint-disable jsx-a11y/no-redundant-roles, jsx-a11y/no-interactive-element-to-noninteractive-role */
import { useId, type ReactElement, type ReactNode } from 'react';
import './evidence-table.css';

export interface EvidenceTableProps {
  readonly caption: string;
  readonly head: readonly string[];
  /** Bodies of rows, each of which begins with its heading. */
  readonly children: ReactNode;
}

export interface EvidenceRowProps {
  /** The columns of the figures, without that of the headings. */
  readonly columns: readonly string[];
  readonly heading: string;
  /** Said before the heading where rows are folded, when it does not speak for itself. */
  readonly headingLabel?: string | undefined;
  readonly figures: readonly ReactNode[];
}

/** One thing with its figures. */
export const EvidenceRow = ({ columns, heading, headingLabel, figures }: EvidenceRowProps): ReactElement => (
  <tr role="row">
    <th scope="row" role="rowheader" data-label={headingLabel}>
      {heading}
    </th>
    {columns.map((column, i) => (
      <td key={column} role="cell" data-label={column}>
        <span>{figures[i]}</span>
      </td>
    ))}
  </tr>
);

/** The heading of the rows that follow. */
export const EvidenceGroup = ({ heading, columns }: Pick<EvidenceRowProps, 'heading' | 'columns'>): ReactElement => (
  <tr role="row">
    <th scope="rowgroup" role="rowheader" colSpan={columns.length + 1}>
      <span>{heading}</span>
    </th>
  </tr>
);

/**
 * Figures in columns; on narrow screens each row folds into lines of label and figure. Should that be too wide as well, as with
 * large letters, it is scrolled in its own frame, also by keyboard.
 */
export function EvidenceTable({ caption, head, children }: EvidenceTableProps): ReactElement {
  const id = useId();
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <div role="region" aria-labelledby={id} tabIndex={0} className="evidence-frame">
      <table role="table" className="evidence-table">
        <caption id={id}>
          <span>{caption}</span>
        </caption>
        <thead>
          <tr role="row">
            {head.map((column) => (
              <th key={column} scope="col" role="columnheader">
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
