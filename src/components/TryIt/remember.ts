/** Keeps a run, as JSON, for the history of a page. Where that fails, nothing else does. */
export async function remember(page: string, draft: string | undefined): Promise<void> {
  try {
    const {addToHistory} = await import('./history');
    addToHistory(page, draft);
  } catch (error) {
    console.warn('A run is missing in the history.', error);
  }
}
