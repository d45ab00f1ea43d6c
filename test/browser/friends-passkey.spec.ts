import { expect, type Page } from '@playwright/test';
import { test } from './devices.ts';
import { openTable } from './friends-table.ts';

/** A device that makes passkeys and keeps them in memory, with somebody whose finger it knows. */
const AUTHENTICATOR = {
  protocol: 'ctap2',
  ctap2Version: 'ctap2_1',
  transport: 'internal',
  hasResidentKey: true,
  hasUserVerification: true,
  isUserVerified: true,
  automaticPresenceSimulation: true,
} as const;

/** Gives a window an authenticator of its own, with the passkeys of another window if there is one. */
async function withAuthenticator(page: Page) {
  const session = await page.context().newCDPSession(page);
  await session.send('WebAuthn.enable');
  const { authenticatorId } = await session.send('WebAuthn.addVirtualAuthenticator', { options: AUTHENTICATOR });
  return {
    credentials: async () => (await session.send('WebAuthn.getCredentials', { authenticatorId })).credentials,
    add: (credential: Awaited<ReturnType<typeof session.send<'WebAuthn.getCredentials'>>>['credentials'][number]) =>
      session.send('WebAuthn.addCredential', { authenticatorId, credential }),
  };
}

test('a passkey makes another device the same person, and brings what was played; deleted, it opens nothing', async ({
  device,
}) => {
  const anna = await device();
  const table = await openTable(anna, 'Anna');
  const page = await anna.context().newPage();
  const phone = await withAuthenticator(page);
  await page.goto('/tische#ich');
  await page.getByRole('button', { name: 'Passkey anlegen' }).click();
  await expect(page.getByText(/angelegt am/)).toBeVisible();
  const [credential] = await phone.credentials();
  if (credential === undefined) throw new Error('no passkey was made');

  const other = await device({ viewport: { width: 360, height: 640 } });
  const authenticator = await withAuthenticator(other);
  await other.goto('/tische#ich');
  await other.getByRole('button', { name: 'Mit Passkey weiterspielen' }).click();
  await expect(other.getByText('Abgebrochen, oder auf diesem Gerät ist kein Passkey')).toBeVisible();
  await authenticator.add(credential);
  await other.getByRole('button', { name: 'Mit Passkey weiterspielen' }).click();
  await expect(other.getByText('Am Tisch heißt du Anna.')).toBeVisible();
  await expect(other.getByRole('link', { name: `Tisch ${table.split('/')[2]}` })).toBeVisible();
  await other.getByRole('button', { name: 'Spiele hierher holen' }).click();
  await expect(other.getByText('Es war schon alles da.')).toBeVisible();

  await other.getByRole('listitem').filter({ hasText: 'angelegt am' }).getByRole('button', { name: 'Löschen' }).click();
  await other.getByRole('button', { name: 'Wirklich löschen?' }).click();
  await expect(other.getByText(/angelegt am/)).toHaveCount(0);
  const third = await device();
  await (await withAuthenticator(third)).add(credential);
  await third.goto('/tische#ich');
  await third.getByRole('button', { name: 'Mit Passkey weiterspielen' }).click();
  await expect(third.getByText('Dieser Passkey gilt hier nicht.')).toBeVisible();
});
