// The defaults. The navigation and the sidebar come from the folders.
import {defineConfig} from '@rspress/core';

export default defineConfig({root: 'docs', title: 'Documentation'});
