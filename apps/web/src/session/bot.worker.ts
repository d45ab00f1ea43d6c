import { answerOfBot, type BotQuestion } from './bot-question.ts';

// A strong bot calculates longer than a frame lasts: the table stays smooth meanwhile.
addEventListener('message', ({ data }: MessageEvent<BotQuestion>) => postMessage(answerOfBot(data), { transfer: [] }));
