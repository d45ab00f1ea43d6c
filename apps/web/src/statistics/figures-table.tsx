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

/** Figures in rows and columns; the first column names the row. */
export function FiguresTable({ caption, columns, rows }: FiguresTableProps) {
  return (
    <table className={styles['figures']}>
      <caption className="visually-hidden">{caption}</caption>
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
        {rows.map(({ key, head, cells }) => (
          <tr key={key}>
            <th scope="row">{head}</th>
            {cells.map(({ text, sign }, index) => (
              // oxlint-disable-next-line react/no-array-index-key -- a cell is its place in the row
              <td key={index} data-sign={sign}>
                {text}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
