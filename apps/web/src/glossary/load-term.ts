import type { Term, TermId } from '@stammtisch/glossary';
import type { Language } from '@stammtisch/texts';

/** A term of the glossary. The glossary comes over the network when somebody asks for the first time; no page waits for it. */
export async function loadTerm(id: TermId, language: Language): Promise<Term> {
  const { term } = await import('@stammtisch/glossary');
  return term(id, language);
}
