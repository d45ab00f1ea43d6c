import { answerOfBot, type BotQuestion } from './bot-question.ts';

// A strong bot calculates longer than a frame lasts: the table stays smooth meanwhile.
addEventListener('message', ({ data }: MessageEvent<BotQuestion>) => {
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker speaks to its own page only
  postMessage(answerOfBot(data));
});
