import { canSend, sendLink } from '../sharing/send-link.ts';
import { Button } from '../ui/button.tsx';
import { tableAddress } from './friends-place.ts';
import { LinkToShow } from './link-to-show.tsx';
import { useWords } from './use-words.ts';
import styles from './friends.module.css';

/** How the others come to the table: link, QR code and code. */
export function Invitation({ code }: { readonly code: string }) {
  const words = useWords();
  const link = location.origin + tableAddress(code);
  return (
    <LinkToShow
      link={link}
      label={words.link}
      qrCode={words.qrCode}
      above={<p className={styles['code']}>{words.codeIs(code)}</p>}
      beside={
        canSend() && (
          <Button size="large" onClick={() => void sendLink(words.tableOf(code), link)}>
            {words.send}
          </Button>
        )
      }
    />
  );
}
