import { encode } from 'uqr';

export interface QrCodeProps {
  readonly text: string;
  readonly label: string;
  /** Shown instead if the text does not fit into any QR code. */
  readonly tooLong: string;
  readonly className: string;
}

/** A QR code as a picture: dark on light in every theme, with the quiet edge that cameras need. */
export function QrCode({ text, label, tooLong, className }: QrCodeProps) {
  const code = encoded(text);
  if (code === null) return <p>{tooLong}</p>;
  return (
    <svg
      className={className}
      role="img"
      aria-label={label}
      viewBox={`0 0 ${code.size} ${code.size}`}
      shapeRendering="crispEdges"
    >
      <rect width={code.size} height={code.size} fill="#ffffff" />
      <path d={code.path} fill="#000000" />
    </svg>
  );
}

const QUIET_EDGE = 4;

function encoded(text: string): { readonly size: number; readonly path: string } | null {
  try {
    const { data, size } = encode(text, { ecc: 'M', border: QUIET_EDGE });
    const path = data.flatMap((row, y) => row.flatMap((dark, x) => (dark ? [`M${x} ${y}h1v1h-1z`] : []))).join('');
    return { size, path };
  } catch {
    return null;
  }
}
