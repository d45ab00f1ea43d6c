import type { SeatAction } from '@stammtisch/rules';
import { contractName } from '../i18n/game-texts.ts';
import { useLanguage, useMessages } from '../i18n/use-messages.ts';
import { Button } from '../ui/button.tsx';
import styles from './choice.module.css';

export interface ConfirmAnnouncementProps {
  readonly action: Extract<SeatAction, { readonly type: 'announce' }>;
  readonly onSay: () => void;
  readonly onBack: () => void;
}

/** Asks back before a game is announced, for whoever wants that. */
export function ConfirmAnnouncement({ action, onSay, onBack }: ConfirmAnnouncementProps) {
  const t = useMessages();
  const language = useLanguage();
  return (
    <div className={styles['confirm']}>
      <Button kind="main" size="large" wide onClick={onSay}>
        {t.announce(contractName(action.announcement, language))}
      </Button>
      <Button size="large" wide onClick={onBack}>
        {t.back}
      </Button>
    </div>
  );
}
