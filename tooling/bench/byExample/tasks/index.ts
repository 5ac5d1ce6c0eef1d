import type {Task} from '../task';
import {oneCall} from './oneCall';
import {oneCallWithConstants} from './oneCallWithConstants';
import {twoCalls} from './twoCalls';

export const tasksByDifficulty: Readonly<Record<string, readonly Task[]>> = {
  'one call': oneCall,
  'one call with constants': oneCallWithConstants,
  'two calls': twoCalls,
};

/** Two in five tasks are kept aside, by their position. No one looks at them while tuning. */
export const isKeptAside = (position: number): boolean => position % 5 === 1 || position % 5 === 3;
