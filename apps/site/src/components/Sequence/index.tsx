import React, {type ReactNode} from 'react';
import clsx from 'clsx';
import Prose from '../Prose';
import type {
  SequenceEntry,
  SequenceMessage,
  SequenceView,
} from '@documentation/reference/internal/pages/sequence';
import styles from './styles.module.css';

type Participants = SequenceView['participants'];

interface MessageProps {
  readonly of: SequenceMessage;
  readonly participants: Participants;
}

/** 'Platform' → 'the platform', 'Your server' → 'your server' */
function inSentence(participant: string): string {
  return `${participant.startsWith('Your ') ? '' : 'the '}${participant.toLowerCase()}`;
}

function Message({of: {from, text, detail, kind}, participants}: MessageProps): ReactNode {
  return (
    <li className={clsx(styles.message, from === 1 && styles.toLeft, kind && styles[kind])}>
      <span className="visually-hidden">
        From {inSentence(participants[from])} to {inSentence(participants[1 - from]!)}:{' '}
      </span>
      <span className={styles.text}>
        <Prose>{text}</Prose>
      </span>{' '}
      {detail && (
        <span className={styles.detail}>
          <span className="visually-hidden">(</span>
          <Prose>{detail}</Prose>
          <span className="visually-hidden">)</span>
        </span>
      )}
    </li>
  );
}

interface EntriesProps {
  readonly of: readonly SequenceEntry[];
  readonly participants: Participants;
}

function Entries({of, participants}: EntriesProps): ReactNode {
  return (
    <ol className={styles.entries}>
      {of.map((entry, index) =>
        'part' in entry ? (
          <li key={index} className={styles.part}>
            <span className={styles.partName}>{entry.part}</span>{' '}
            <Entries of={entry.entries} participants={participants} />
          </li>
        ) : 'note' in entry ? (
          <li key={index} className={styles.note}>
            <Prose>{entry.note}</Prose>
          </li>
        ) : (
          <Message key={index} of={entry} participants={participants} />
        ),
      )}
    </ol>
  );
}

/**
 * Draws messages between two participants, from top to bottom. The picture is a list, so screen readers convey the
 * same sequence, and text wraps on a phone.
 */
export default function Sequence({of}: {readonly of: SequenceView}): ReactNode {
  const {caption, participants, entries} = of;
  return (
    <figure className={styles.picture}>
      <div className={styles.participants} aria-hidden="true">
        {participants.map((participant) => (
          <span key={participant} className={styles.participant}>
            {participant}
          </span>
        ))}
      </div>
      <div className={styles.lines}>
        <Entries of={entries} participants={participants} />
      </div>
      <figcaption className={styles.caption}>{caption}</figcaption>
    </figure>
  );
}
