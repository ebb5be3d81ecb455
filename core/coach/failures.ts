/** The specification's error catalogue (section 8), word for word, by the codes of the API. */
export const COACH_FAILURES = {
  ai_not_initialized: 'AI service not initialized. Please check your API key.',
  conversation_not_found: 'Conversation not found. Please start a new conversation.',
  ai_empty_reply: 'No response from AI',
  ai_invalid_json: 'Invalid JSON response from AI',
  ai_failed: 'Failed to get AI response',
  conversation_start_failed: 'Failed to start conversation',
  message_failed: 'Failed to send message',
  assessment_failed: 'Failed to process assessment',
} as const;
export type CoachFailure = keyof typeof COACH_FAILURES;
