/** What is asked before the rows of a file are applied in part, discarded or taken back. */
import { useState } from 'react';
import { Ask } from './ask.tsx';

type Question = 'apply' | 'discard' | 'undo';

interface QuestionText {
  readonly title: string;
  readonly text: string;
  readonly verb: string;
  readonly back: string;
}

interface ApplyQuestionsProps {
  question: Question | null;
  texts: Readonly<Record<Question, QuestionText>>;
  actions: Readonly<Record<Question, () => Promise<unknown>>>;
  onClose: () => void;
}

const questions: readonly Question[] = ['apply', 'discard', 'undo'];

export const useQuestion = () => useState<Question | null>(null);

export function ApplyQuestions({ question, texts, actions, onClose }: ApplyQuestionsProps) {
  return questions.map((each) => (
    <Ask
      key={each}
      {...texts[each]}
      open={question === each}
      onYes={() => {
        onClose();
        void actions[each]();
      }}
      onNo={onClose}
    />
  ));
}
