import type { ReactElement } from 'react';
import type { Block, Cell } from '#core/iq/item/presentation.ts';
import { partId } from '#core/iq/item/part-id.ts';
import { Drawn } from './drawn.tsx';
import { useLit } from './lit-parts.ts';

interface Described {
  /** Drawings are put in words beneath them. */
  readonly isDescribed: boolean;
}

/** The parts of a block count on from each other, and those of groups from `first`. */
interface Placed extends Described {
  readonly block: number;
  readonly first?: number;
}

/** All that is given of an item, above or beside its answer. */
export function Blocks({ blocks, isDescribed }: Described & { readonly blocks: readonly Block[] }): ReactElement {
  return (
    <div className="iq-blocks">
      {blocks.map((block, i) => (
        <BlockView key={i} block={block} place={i} isDescribed={isDescribed} />
      ))}
    </div>
  );
}

function BlockView({ block, place, isDescribed }: Described & { readonly block: Block; readonly place: number }): ReactElement {
  const shared = { block: place, isDescribed };
  switch (block.type) {
    case 'statements':
      return <Statements {...block} block={place} />;
    case 'figure':
      return (
        <div className="iq-figure">
          <CellContent cell={{ drawing: block.drawing }} name="Drawing" figure={place} isDescribed={isDescribed} />
        </div>
      );
    case 'grid':
      return <Grid rows={block.rows} {...shared} />;
    case 'series':
      return <Series cells={block.cells} {...shared} />;
    case 'pairs':
      return <Pairs pairs={block.pairs} {...shared} />;
    case 'groups':
      return (
        <div className="iq-groups">
          {block.groups.map(({ title, cells }, g) => (
            <section key={title} aria-label={title}>
              <h2 className="iq-group-title">{title}</h2>
              <Series cells={cells} first={block.groups.slice(0, g).flatMap((group) => group.cells).length} {...shared} />
            </section>
          ))}
        </div>
      );
    case 'table':
      return <DataTable {...block} block={place} />;
  }
}

function Statements({ lines, isOrdered, block }: Block & { type: 'statements' } & Pick<Placed, 'block'>): ReactElement {
  const lit = useLit();
  const List = isOrdered ? 'ol' : 'ul';
  return (
    <List className="iq-statements" data-ordered={isOrdered || undefined}>
      {lines.map((line, i) => (
        <li key={i} {...lit(partId(block, i))}>
          {line}
        </li>
      ))}
    </List>
  );
}

function Grid({ rows, block, isDescribed }: Placed & { readonly rows: readonly (readonly Cell[])[] }): ReactElement {
  const lit = useLit();
  const width = Math.max(...rows.map((row) => row.length));
  return (
    <table className="iq-grid" data-columns={width} aria-label="Grid">
      <tbody>
        {rows.map((row, y) => (
          <tr key={y}>
            {row.map((cell, x) => (
              <td key={x} data-asked={'isAsked' in cell || undefined} {...lit(partId(block, rows.slice(0, y).flat().length + x))}>
                <CellContent cell={cell} name={`Row ${y + 1}, column ${x + 1}`} isDescribed={isDescribed} />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Series({ cells, block, first = 0, isDescribed }: Placed & { readonly cells: readonly Cell[] }): ReactElement {
  const lit = useLit();
  return (
    <ol className="iq-series">
      {cells.map((cell, i) => (
        <li key={i} className="iq-cell" data-asked={'isAsked' in cell || undefined} {...lit(partId(block, first + i))}>
          <CellContent cell={cell} name={`Drawing ${i + 1}`} isDescribed={isDescribed} />
        </li>
      ))}
    </ol>
  );
}

function Pairs({ pairs, block, isDescribed }: Placed & { readonly pairs: readonly (readonly [Cell, Cell])[] }): ReactElement {
  return (
    <ul className="iq-pairs">
      {pairs.map(([from, to], i) => (
        <li key={i} className="iq-pair">
          <PairCell cell={from} name={`Pair ${i + 1}, first`} part={partId(block, 2 * i)} isDescribed={isDescribed} />
          <span className="iq-to">
            <span className="sr-only">is to</span>
            <svg viewBox="0 0 28 12" aria-hidden="true" className="iq-arrow">
              <path d="M0 6H26M20.5 1 26 6l-5.5 5" />
            </svg>
          </span>
          <PairCell cell={to} name={`Pair ${i + 1}, second`} part={partId(block, 2 * i + 1)} isDescribed={isDescribed} />
        </li>
      ))}
    </ul>
  );
}

const PairCell = ({
  cell,
  name,
  part,
  isDescribed,
}: Omit<CellContentProps, 'asked' | 'figure'> & { readonly part: string }): ReactElement => (
  <div className="iq-cell" data-asked={'isAsked' in cell || undefined} {...useLit()(part)}>
    <CellContent cell={cell} name={name} asked="what?" isDescribed={isDescribed} />
  </div>
);

interface CellContentProps extends Described {
  readonly cell: Cell;
  /** What a drawing is called by those who do not see it, until it is put in words. */
  readonly name: string;
  /** What is said of a place that is asked for. */
  readonly asked?: string;
  /** The block whose parts its marks are. */
  readonly figure?: number;
}

function CellContent({ cell, name, asked = 'This is asked for', figure, isDescribed }: CellContentProps): ReactElement {
  if ('text' in cell) return <span className="iq-cell-text">{cell.text}</span>;
  if ('drawing' in cell) {
    return (
      <>
        <Drawn drawing={cell.drawing} {...(isDescribed ? {} : { label: name })} {...(figure === undefined ? {} : { block: figure })} />
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

function DataTable({ caption, columns, rows, block }: Block & { type: 'table' } & Pick<Placed, 'block'>): ReactElement {
  const lit = useLit();
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
          <tr key={y} {...lit(partId(block, y))}>
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
