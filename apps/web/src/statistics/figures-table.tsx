import styles from './figures-table.module.css';

export interface Row {
  readonly key: string;
  readonly head: string;
  readonly cells: readonly Cell[];
}

/** A figure; where it is an amount, whether it is good. */
export interface Cell {
  readonly text: string;
  readonly sign?: number;
}

export interface FiguresTableProps {
  readonly caption: string;
  readonly columns: readonly string[];
  readonly rows: readonly Row[];
}

/**
 * Figures in rows and columns; the first column names the row. The roles are said because a narrow page lays the rows out as lines, and
 * browsers forget then that it is a table.
 */
export function FiguresTable({ caption, columns, rows }: FiguresTableProps) {
  return (
    <table role="table" className={styles['figures']}>
      <caption className="visually-hidden">{caption}</caption>
      <thead role="rowgroup">
        <tr role="row">
          {columns.map((column) => (
            <th key={column} role="columnheader" scope="col">
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody role="rowgroup">
        {rows.map(({ key, head, cells }) => (
          <tr key={key} role="row">
            <th role="rowheader" scope="row">
              {head}
            </th>
            {cells.map(({ text, sign }, index) => (
              // oxlint-disable-next-line react/no-array-index-key -- a cell is its place in the row
              <td key={index} role="cell" data-sign={sign} data-label={columns[index + 1]}>
                {text}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
