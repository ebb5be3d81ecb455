import type { ReactElement } from 'react';
import type { Block, Cell } from '#core/iq/item/presentation.ts';
import { Drawn } from './drawn.tsx';

interface Described {
  /** Drawings are put in words beneath them. */
  readonly isDescribed: boolean;
}

/** All that is given of an item, above or beside its answer. */
export function Blocks({ blocks, isDescribed }: Described & { readonly blocks: readonly Block[] }): ReactElement {
  return (
    <div className="iq-blocks">
      {blocks.map((block, i) => (
        <BlockView key={i} block={block} isDescribed={isDescribed} />
      ))}
    </div>
  );
}

function BlockView({ block, isDescribed }: Described & { readonly block: Block }): ReactElement {
  switch (block.type) {
    case 'statements':
      return <Statements {...block} />;
    case 'figure':
      return (
        <div className="iq-figure">
          <CellContent cell={{ drawing: block.drawing }} name="Drawing" isDescribed={isDescribed} />
        </div>
      );
    case 'grid':
      return <Grid rows={block.rows} isDescribed={isDescribed} />;
    case 'series':
      return <Series cells={block.cells} isDescribed={isDescribed} />;
    case 'pairs':
      return <Pairs pairs={block.pairs} isDescribed={isDescribed} />;
    case 'groups':
      return (
        <div className="iq-groups">
          {block.groups.map(({ title, cells }) => (
            <section key={title} aria-label={title}>
              <h2 className="iq-group-title">{title}</h2>
              <Series cells={cells} isDescribed={isDescribed} />
            </section>
          ))}
        </div>
      );
    case 'table':
      return <DataTable {...block} />;
  }
}

function Statements({ lines, isOrdered }: Block & { type: 'statements' }): ReactElement {
  const List = isOrdered ? 'ol' : 'ul';
  return (
    <List className="iq-statements" data-ordered={isOrdered || undefined}>
      {lines.map((line, i) => (
        <li key={i}>{line}</li>
      ))}
    </List>
  );
}

function Grid({ rows, isDescribed }: Described & { readonly rows: readonly (readonly Cell[])[] }): ReactElement {
  const width = Math.max(...rows.map((row) => row.length));
  return (
    <table className="iq-grid" data-columns={width} aria-label="Grid">
      <tbody>
        {rows.map((row, y) => (
          <tr key={y}>
            {row.map((cell, x) => (
              <td key={x} data-asked={'isAsked' in cell || undefined}>
                <CellContent cell={cell} name={`Row ${y + 1}, column ${x + 1}`} isDescribed={isDescribed} />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Series({ cells, isDescribed }: Described & { readonly cells: readonly Cell[] }): ReactElement {
  return (
    <ol className="iq-series">
      {cells.map((cell, i) => (
        <li key={i} className="iq-cell" data-asked={'isAsked' in cell || undefined}>
          <CellContent cell={cell} name={`Drawing ${i + 1}`} isDescribed={isDescribed} />
        </li>
      ))}
    </ol>
  );
}

function Pairs({ pairs, isDescribed }: Described & { readonly pairs: readonly (readonly [Cell, Cell])[] }): ReactElement {
  return (
    <ul className="iq-pairs">
      {pairs.map(([from, to], i) => (
        <li key={i} className="iq-pair">
          <PairCell cell={from} name={`Pair ${i + 1}, first`} isDescribed={isDescribed} />
          <span className="iq-to">
            <span className="sr-only">is to</span>
            <svg viewBox="0 0 28 12" aria-hidden="true" className="iq-arrow">
              <path d="M0 6H26M20.5 1 26 6l-5.5 5" />
            </svg>
          </span>
          <PairCell cell={to} name={`Pair ${i + 1}, second`} isDescribed={isDescribed} />
        </li>
      ))}
    </ul>
  );
}

const PairCell = ({ cell, name, isDescribed }: Omit<CellContentProps, 'asked'>): ReactElement => (
  <div className="iq-cell" data-asked={'isAsked' in cell || undefined}>
    <CellContent cell={cell} name={name} asked="what?" isDescribed={isDescribed} />
  </div>
);

interface CellContentProps extends Described {
  readonly cell: Cell;
  /** What a drawing is called by those who do not see it, until it is put in words. */
  readonly name: string;
  /** What is said of a place that is asked for. */
  readonly asked?: string;
}

function CellContent({ cell, name, asked = 'This is asked for', isDescribed }: CellContentProps): ReactElement {
  if ('text' in cell) return <span className="iq-cell-text">{cell.text}</span>;
  if ('drawing' in cell) {
    return (
      <>
        <Drawn drawing={cell.drawing} {...(isDescribed ? {} : { label: name })} />
        {isDescribed ? <p className="iq-description">{cell.drawing.description}</p> : null}
      </>
    );
  }
  return (
    <span className="iq-asked">
      <span aria-hidden="true">{cell.label ?? '?'}</span>
      <span className="sr-only">{cell.label === undefined ? asked : `${cell.label} is asked for`}</span>
    </span>
  );
}

function DataTable({ caption, columns, rows }: Block & { type: 'table' }): ReactElement {
  return (
    <table className="iq-table">
      <caption>{caption}</caption>
      <thead>
        <tr>
          {columns.map((column) => (
            <th key={column} scope="col">
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(([name, ...values], y) => (
          <tr key={y}>
            <th scope="row">{name}</th>
            {values.map((value, x) => (
              <td key={x}>{value}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
