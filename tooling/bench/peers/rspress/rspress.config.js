// The default configuration. Rspress creates the navigation and the sidebar from the folders.
import {defineConfig} from '@rspress/core';

export default defineConfig({root: 'docs', title: 'Documentation'});
