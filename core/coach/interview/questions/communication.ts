import type { QuestionFamily } from '../question.ts';

export const COMMUNICATION: Readonly<Record<string, QuestionFamily>> = {
  'unwelcome-news': {
    competency: 'communication',
    type: 'behavioural',
    slots: ['story'],
    asked: {
      'news-not-wanted': 'Tell me about a time you had to give somebody news they did not want to hear.',
      'said-no-upwards': 'Describe a time you had to say no to someone more senior than you.',
      'own-up-delay': 'When did you last have to tell a customer or colleague that something would be late?',
      'stop-a-favourite': 'Tell me about telling people that a piece of work they cared about would stop.',
    },
  },
  'plain-words': {
    competency: 'communication',
    type: 'behavioural',
    slots: ['story'],
    asked: {
      'explained-to-layperson': 'Describe explaining something complicated to a person who knew nothing about it.',
      'instructions-followed': 'Tell me about instructions you wrote or gave that others had to follow without you.',
      'misunderstood-by-others': 'When were you badly misunderstood at work, and what did you do next?',
      'short-on-time-briefing': 'Tell me about a handover or briefing you had to give in very little time.',
    },
  },
  'hard-listening': {
    competency: 'communication',
    type: 'behavioural',
    slots: ['story'],
    asked: {
      'quiet-person': 'Tell me about getting somebody quiet to say what they really thought.',
      'heard-the-real-issue': 'Describe a conversation in which the real problem was not the one first mentioned.',
      'language-barrier': 'When did you work with someone who shared little of your language or vocabulary?',
    },
  },
  'win-them-over': {
    competency: 'communication',
    type: 'behavioural',
    slots: ['persuade'],
    asked: {
      'changed-a-mind': 'Tell me about a time you changed the mind of somebody who was firmly against your idea.',
      'no-authority': 'Describe getting people to do something when you had no authority over them.',
      'sceptical-group': 'When did you have to convince a sceptical group, and what turned them?',
      'got-money-or-time': 'Tell me how you once got money, time or staff that you had first been refused.',
    },
  },
  'tense-conversation': {
    competency: 'communication',
    type: 'situational',
    slots: ['situational'],
    asked: {
      'rumour-spreads': 'A false rumour about a change is going round your team: what would you do first?',
      'angry-email': 'You receive an angry email copied to ten people, and half of it is wrong: how would you handle it?',
      'meeting-off-course': 'You chair a meeting and two people keep arguing about something else: what do you do?',
    },
  },
};
