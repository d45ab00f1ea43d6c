import { createStore } from 'zustand/vanilla';

/** What can be open over a table with friends besides the dialogs of every table. */
export type FriendsDialog = 'talk' | 'people' | 'options';

/** Which of them is open. */
export const friendsDialog = createStore<{ readonly open: FriendsDialog | null }>(() => ({ open: null }));

export function openFriendsDialog(open: FriendsDialog | null): void {
  friendsDialog.setState({ open });
}
