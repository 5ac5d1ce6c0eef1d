// What the template of Starlight writes; without a sidebar of its own it lists the folders.
import starlight from '@astrojs/starlight';
import {defineConfig} from 'astro/config';

export default defineConfig({
  site: 'https://docs.example.com',
  integrations: [starlight({title: 'Documentation'})],
});
