import { disputes, oddsBook, ruleBook } from '@stammtisch/rule-book';
import type { Chapter, Dispute, Figure, Paragraph } from '@stammtisch/rule-book';
import type { HouseRules } from '@stammtisch/rules';
import type { WrittenLanguage } from '@stammtisch/texts';
import { named } from '../i18n/game-texts.ts';

/** Everything that the rule book says about a table. */
export interface Book {
  readonly chapters: readonly Chapter[];
  readonly disputes: readonly Dispute[];
  readonly odds: readonly Paragraph[];
}

type Renaming = (text: string) => string;

/** The book of a table with the cards called as on this device: who sees French signs reads of the Kreuz-Dame, and finds it. */
export function namedBook(rules: HouseRules, language: WrittenLanguage): Book {
  const say: Renaming = (text) => named(text, language);
  return {
    chapters: ruleBook(rules, language).map((chapter) => inChapter(chapter, say)),
    disputes: disputes(rules, language).map((dispute) => inDispute(dispute, say)),
    odds: oddsBook(rules, language).map((paragraph) => inParagraph(paragraph, say)),
  };
}

function inChapter(chapter: Chapter, say: Renaming): Chapter {
  const paragraphs = chapter.paragraphs.map((paragraph) => inParagraph(paragraph, say));
  return { ...chapter, title: say(chapter.title), paragraphs };
}

function inDispute(dispute: Dispute, say: Renaming): Dispute {
  return {
    ...dispute,
    question: say(dispute.question),
    verdict: say(dispute.verdict),
    answer: say(dispute.answer),
    figures: dispute.figures.map((figure) => inFigure(figure, say)),
  };
}

function inParagraph(paragraph: Paragraph, say: Renaming): Paragraph {
  return {
    ...paragraph,
    text: say(paragraph.text),
    table: paragraph.table.map(say),
    figures: paragraph.figures.map((figure) => inFigure(figure, say)),
  };
}

function inFigure(figure: Figure, say: Renaming): Figure {
  const label = say(figure.label);
  switch (figure.kind) {
    case 'cards':
    case 'turn':
    case 'bill':
      return { ...figure, label };
    case 'values':
      return { ...figure, label, values: figure.values.map((value) => ({ ...value, name: say(value.name) })) };
    case 'prices':
      return { ...figure, label, rows: figure.rows.map((row) => ({ ...row, name: say(row.name) })) };
    case 'odds':
      return { ...figure, label, rows: figure.rows.map((row) => ({ ...row, name: say(row.name) })) };
    case 'ranks':
      return { ...figure, label, steps: figure.steps.map((words) => words.map(say)) };
  }
}
